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

Both programs serve \`/metrics\` in the format of Prometheus, on a port for operators: the BFF on \`METRICS_PORT\`, the services on
\`SERVICES_METRICS_PORT\`. \`npm start\` prints the BFF’s. The public ports answer 404. Labels contain only names from the code, the layouts
or the experiments, never values that a client sent; a test checks this. \`npx vitest run tests/operations/metrics.test.ts -u\` writes
this file.

## BFF

${tableOf(bff)}

The caches are \`pages\`, \`results\` (loaded blocks), \`blocks\` and \`fragments\` (rendered HTML), \`last-good\` (answers of
services) and \`pictures\` (of Studio).

## Services

${tableOf(services)}

A queued message is a job \`send-message\`.

## Both

Metrics of the Node process: ${process.map(({ name }) => `\`${name}\``).join(', ')}.
`;
  await expect(text).toMatchFileSnapshot('../../docs/operations/metrics.md');
});
