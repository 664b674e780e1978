// Renders resumes with a theme: node render-theme.mjs <theme> <resumes.json> <out folder>. It is copied beside the theme's
// node_modules and run as a process of its own: themes read files relative to where they are, and print to the console.
import { readFileSync, writeFileSync } from 'node:fs';

const [name = '', input = '', output = ''] = process.argv.slice(2);
const loaded = await import(name);
const render = loaded.render ?? loaded.default?.render ?? loaded.default?.default?.render;
for (const [file, resume] of Object.entries(JSON.parse(readFileSync(input, 'utf8')))) {
  writeFileSync(`${output}/${file}.html`, await render(structuredClone(resume)));
}
process.exit(0);
