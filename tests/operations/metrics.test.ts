import { expect, it } from 'vitest';
import { type Measured, readRegistries } from './registries.ts';

const rowOf = ({ name, type, labels, help }: Measured): string =>
  `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`;
const tableOf = (measured: readonly Measured[]): string =>
  ['| metric | type | labels | what it is |', '|---|---|---|---|', ...measured.map(rowOf)].join(
    '\n',
  );

it('measures what the documentation lists, and nothing else', async () => {
  const { bff, services, process } = await readRegistries();
  const text = `# Metrics

Both programs answer \`/metrics\` in the form of Prometheus, each at a port for operators alone: the BFF at \`METRICS_PORT\`, the
services at \`SERVICES_METRICS_PORT\`. The ports that people come to answer 404. \`npm start\` names the BFF’s. Labels hold names that the code, the layouts or the experiments
have, and never what somebody sent; a test sees to it. \`npx vitest run tests/operations/metrics.test.ts -u\` writes this
file.

## BFF

${tableOf(bff)}

Caches are \`pages\`, \`results\` (what blocks load), \`blocks\` and \`fragments\` (what is drawn), \`last-good\` (answers of
services) and \`pictures\` (of Studio).

## Services

${tableOf(services)}

A message that waits is a job \`send-message\`.

## Both

What Node tells of its process: ${process.map(({ name }) => `\`${name}\``).join(', ')}.
`;
  await expect(text).toMatchFileSnapshot('../../docs/operations/metrics.md');
});
