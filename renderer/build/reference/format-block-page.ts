import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import { describeSettings } from './describe-setting.ts';
import { escapeTags, formatTable } from './format-table.ts';

/** Blocks that render nothing until they are filled or opened, so they have no picture. */
export const WITHOUT_PICTURE: ReadonlySet<string> = new Set([
  'filter-sheet',
  'search-sheet',
  'split',
]);

const code = (text: string): string => `\`${text}\``;

const FAILURES = {
  hide: 'the block is left out',
  show: 'a short message takes its position',
  defer: 'the browser loads it again',
} as const;

const describeReader = ({ personal, varies, leavesOutBlocked }: BlockDefinition): string => {
  const fields = (varies ?? []).map(code).join(', ');
  if (personal && varies)
    return `yes: it varies by ${fields}, and shows data of the person who looks`;
  if (varies) return `by class: it varies by ${fields}`;
  if (personal) return 'yes: it shows data of the person who looks';
  if (leavesOutBlocked) return 'no, but members do not see jobs of companies that they block';
  return 'no: everybody sees the same';
};

const listFacts = (definition: BlockDefinition): string[] => {
  const {
    type,
    version,
    pages,
    limit,
    pinned,
    primary,
    vacancies,
    onFailure = 'hide',
  } = definition;
  return [
    `**Type:** ${code(type)}, version ${version}`,
    `**Pages:** ${pages ? pages.map(code).join(', ') : 'all'}`,
    `**On one page:** ${limit === undefined ? 'any number' : `at most ${limit}`}`,
    `**Differs by person:** ${describeReader(definition)}`,
    `**If its data cannot be loaded:** ${primary ? 'the page answers with an error' : FAILURES[onFailure]}`,
    ...(pinned ? ['**Pinned:** it can be moved, never hidden'] : []),
    ...(primary ? ['**Primary:** the page is about this block, so everybody must see it'] : []),
    ...(vacancies ? ['**Vacancies:** rules on `experienceBand` can move it, never hide it'] : []),
  ];
};

const formatSlots = ({ slots }: BlockDefinition): string[] =>
  slots
    ? [
        '## Slots',
        formatTable(
          ['slot', 'accepts', 'at most'],
          Object.entries(slots).map(([name, { accepts, limit }]) => [
            code(name),
            accepts ? accepts.map(code).join(', ') : 'any type that the page allows',
            limit === undefined ? 'no limit' : String(limit),
          ]),
        ),
      ]
    : [];

const formatSettings = ({ settings }: BlockDefinition): string => {
  const rows = describeSettings(settings);
  if (rows.length === 0) return 'This block has no settings.';
  return formatTable(
    ['setting', 'value', 'default', 'meaning'],
    rows.map(({ name, kind, defaultText, description }) => [
      code(name),
      kind,
      defaultText,
      description,
    ]),
  );
};

/** docs/blocks/<type>.md */
export const formatBlockPage = (definition: BlockDefinition): string =>
  `${[
    '<!-- Written by npm run reference. Do not edit. -->',
    `# ${definition.title}`,
    escapeTags(definition.description),
    ...(WITHOUT_PICTURE.has(definition.type)
      ? []
      : [`![${definition.title}](../images/blocks/${definition.type}.webp)`]),
    listFacts(definition)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    '## Settings',
    formatSettings(definition),
    ...formatSlots(definition),
    '[All blocks](README.md) · [How layouts work](../layouts.md)',
  ].join('\n\n')}\n`;
