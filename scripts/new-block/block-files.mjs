/** @typedef {{ type: string, camel: string, pascal: string, title: string }} BlockName */

/**
 * The spellings of a block type: `job-list` -> jobList, JobList, "Job list".
 * @param {string} type
 * @returns {BlockName}
 */
export const spellBlockName = (type) => {
  const pascal = type
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');
  const words = type.replaceAll('-', ' ');
  return {
    type,
    pascal,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  };
};

/** @type {(name: BlockName) => string} */
const schema = ({ type, camel, title }) => `
import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const ${camel} = defineBlock({
  type: '${type}',
  version: 1,
  title: '${title}',
  description: '${title}, with a heading of its own.',
  settings: Type.Object(
    { title: Type.String({ maxLength: 80, default: '${title}' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  hydrate: 'never',
});
`;

/** @type {(name: BlockName) => string} */
const loader = ({ camel, pascal }) => `
import { defineLoader } from '@broadsheet/contract/block-loader';
import { ${camel} } from './schema.ts';

export const load${pascal} = defineLoader(${camel}, () => ({ data: {} }));
`;

const styles = `
import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const section = css({ paddingBlock: token.space4 });

export const heading = css({ fontFamily: token.fontDisplay, fontSize: token.textTitle });
`;

/** @type {(name: BlockName) => string} */
const component = ({ type, camel, pascal }) => `
import type { BlockProps } from '../block-component.ts';
import * as styles from './${type}.styles.ts';
import type { ${camel} } from './schema.ts';

export const ${pascal} = ({ id, settings }: BlockProps<typeof ${camel}>) => (
  <section className={styles.section} aria-labelledby={\`\${id}-title\`}>
    <h2 className={styles.heading} id={\`\${id}-title\`}>
      {settings.title}
    </h2>
  </section>
);
`;

/** @type {(name: BlockName) => string} */
const fixtures = ({ camel, title }) => `
import type { BlockFixtures } from '../block-fixtures.ts';
import type { ${camel} } from './schema.ts';

export const fixtures: BlockFixtures<typeof ${camel}> = {
  usual: { settings: { title: '${title}' }, data: {} },
};
`;

/** @type {(name: BlockName) => string} */
const test = ({ type, pascal, title }) => `
import { expect, it } from 'vitest';
import { renderFixture } from '../render.fixtures.tsx';
import { fixtures } from './${type}.fixtures.ts';
import { ${pascal} } from './${type}.tsx';

it('is a section named by its heading', () => {
  const html = renderFixture(${pascal}, fixtures);
  expect(html).toContain('aria-labelledby="own-title"');
  expect(html).toMatch(/<h2[^>]* id="own-title">${title}<\\/h2>/);
});
`;

/**
 * The files of a new block, by their names in its folder.
 * @param {BlockName} name
 * @returns {Record<string, string>}
 */
export const writeBlockFiles = (name) => ({
  'schema.ts': schema(name),
  'loader.ts': loader(name),
  [`${name.type}.styles.ts`]: styles,
  [`${name.type}.tsx`]: component(name),
  [`${name.type}.fixtures.ts`]: fixtures(name),
  [`${name.type}.test.tsx`]: test(name),
});
