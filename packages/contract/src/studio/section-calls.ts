import Type from 'typebox';
import { BlockFragment } from './block-fragment.ts';
import { Remark } from './remark.ts';
import { StaffName } from './staff.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

export const SECTION_NAME_MAX = 60;
export const SECTIONS_MAX = 200;
/** Of the JSON of its blocks. */
export const SECTION_MAX_LENGTH = 100_000;

const SectionId = Type.String({ format: 'uuid', description: 'A UUID.' });
const SectionName = Remark(SECTION_NAME_MAX);
const OfSection = Type.Object({ section: SectionId }, { additionalProperties: false });

/** Blocks with a name, for all pages of both sites. */
export const StudioSection = Type.Object({
  id: SectionId,
  name: Type.String(),
  by: StaffName,
  createdAt: Type.String({ format: 'date-time' }),
  blocks: Type.Integer({ minimum: 1, description: 'How many there are, children included.' }),
  types: Type.Array(Type.String(), { description: 'The types of its blocks, each once.' }),
});
export type StudioSection = Readonly<Type.Static<typeof StudioSection>>;

/** By name. */
export const listSections = defineStudioCall({
  method: 'GET',
  path: '/sections',
  role: 'viewer',
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ items: Type.Array(StudioSection) }),
});

/** The blocks of a section. NOT_FOUND, SECTION_UNUSABLE. */
export const readSection = defineStudioCall({
  method: 'GET',
  path: '/sections/{section}',
  role: 'viewer',
  params: OfSection,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({ section: StudioSection, fragment: BlockFragment }),
});

/**
 * Saves blocks as a section. CONFLICT where another one has the name, in any case of letters; SECTIONS_FULL; VALIDATION for
 * blocks that do not fit together, and for too much text.
 */
export const addSection = defineStudioCall({
  method: 'POST',
  path: '/sections',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    { name: SectionName, fragment: BlockFragment },
    { additionalProperties: false },
  ),
  answer: StudioSection,
});

/** FORBIDDEN for an editor at another person's section. NOT_FOUND, CONFLICT. */
export const renameSection = defineStudioCall({
  method: 'PATCH',
  path: '/sections/{section}',
  role: 'editor',
  params: OfSection,
  query: Nothing,
  body: Type.Object({ name: SectionName }, { additionalProperties: false }),
  answer: StudioSection,
});

/** FORBIDDEN for an editor at another person's section. NOT_FOUND. */
export const removeSection = defineStudioCall({
  method: 'DELETE',
  path: '/sections/{section}',
  role: 'editor',
  params: OfSection,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({}),
});
