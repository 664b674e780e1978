import { FINDING_GUIDES } from '@broadsheet/contract/finding-codes';
import type { FindingGuide } from '@broadsheet/contract/finding-guide';
import { formatTable } from './format-table.ts';

const formatGroup = ([title, guides]: [
  string,
  Readonly<Record<string, FindingGuide>>,
]): string[] => [
  `## ${title}`,
  formatTable(
    ['code', 'what it means', 'how to mend it'],
    Object.entries(guides)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([code, { means, mend, isWarning }]) => [
        `\`${code}\``,
        isWarning ? `A warning, which blocks nothing. ${means}` : means,
        mend,
      ]),
  ),
];

/** docs/findings.md */
export const formatFindingsPage = (): string =>
  `${[
    '<!-- Written by npm run reference. Do not edit. -->',
    '# Findings',
    'Each mistake that `npx broadsheet check`, a running site or Studio finds in a content file has a code. The finding names the file, line and column. [layouts.md](layouts.md) describes the files.',
    ...Object.entries(FINDING_GUIDES).flatMap(formatGroup),
  ].join('\n\n')}\n`;
