import { PROSE_FACTS, type ProseFact } from '@broadsheet/contract/prose';
import { type JSONContent, Node } from '@tiptap/core';

/** What marketers call the facts of a brand that a text can name. */
const DETAIL_LABELS: Record<ProseFact, string> = {
  brandName: 'Site name',
  tagline: 'Tagline',
  recruiterLogin: 'Recruiter login link',
  earlyApplicantPrice: 'Early Applicant price',
  earlyApplicantTerm: 'Early Applicant term',
  resumeBuilderPrice: 'Resume Builder price',
  resumeBuilderTerm: 'Resume Builder term',
  proPrice: 'Pro price',
  proTerm: 'Pro term',
  applyLimit: 'Free applications in 30 days',
  bothSave: 'Saving on both plans',
  contactEmail: 'Contact email',
  contactMail: 'Contact email link',
  contactPhone: 'Contact phone',
  contactCall: 'Contact phone link',
  contactHours: 'Contact hours',
  contactAddress: 'Contact address',
};

/** Addresses: of use as the target of a link, not as its text. */
const ADDRESSES: readonly ProseFact[] = ['recruiterLogin', 'contactMail', 'contactCall'];

const isDetail = (name: unknown): name is ProseFact => PROSE_FACTS.some((fact) => fact === name);

const labelOf = (name: unknown): string => (isDetail(name) ? DETAIL_LABELS[name] : '');

/** The details that can be inserted into a text, with their labels. */
export const INSERTABLE_DETAILS = PROSE_FACTS.filter((fact) => !ADDRESSES.includes(fact)).map(
  (id) => ({ id, label: DETAIL_LABELS[id] }),
);

const TYPE = 'siteDetail';

/** The node of a detail in the editor's document. */
export const detailNode = (name: ProseFact): JSONContent => ({ type: TYPE, attrs: { name } });

/** A detail of the site within a text: the page fills in its value, and the editor shows its label. */
export const SiteDetail = Node.create({
  name: TYPE,
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: null } }),
  renderHTML: ({ node }) => ['span', { class: 'site-detail' }, labelOf(node.attrs.name)],
  renderText: ({ node }) => `{${node.attrs.name}}`,
});

const PLACEHOLDER = /(\{\w+\})/;

const splitText = ({ text = '', ...rest }: JSONContent): JSONContent[] =>
  text
    .split(PLACEHOLDER)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(1, -1);
      return part.startsWith('{') && isDetail(name)
        ? { ...rest, ...detailNode(name) }
        : { ...rest, text: part };
    });

/** A document with a node for each placeholder of its texts. */
export const withDetails = (node: JSONContent): JSONContent =>
  node.content
    ? {
        ...node,
        content: node.content.flatMap((child) =>
          child.type === 'text' ? splitText(child) : [withDetails(child)],
        ),
      }
    : node;

const haveSameMarks = (one: JSONContent, other: JSONContent): boolean =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? []);

const joinTexts = (nodes: readonly JSONContent[]): JSONContent[] => {
  const joined: JSONContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text' && haveSameMarks(last, node)) {
      joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` };
    } else joined.push(node);
  }
  return joined;
};

/** A document with placeholders in its texts, as files have them. */
export const withPlaceholders = (node: JSONContent): JSONContent => {
  if (node.type === TYPE) {
    const text = { type: 'text', text: `{${node.attrs?.name}}` };
    return node.marks ? { ...text, marks: node.marks } : text;
  }
  return node.content ? { ...node, content: joinTexts(node.content.map(withPlaceholders)) } : node;
};
