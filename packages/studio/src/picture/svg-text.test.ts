import { expect, it } from 'vitest';
import { sizeSvg } from './svg-text.ts';

const BOX = { width: 800, height: 200 };
const svg = (attributes: string, content = '<path d="M0 0h9v9z"/>') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`;

it.each([
  ['a view box', ' viewBox="0 0 160 40"', 800, 200],
  ['a view box that begins elsewhere', " viewBox='-5, 10, 100, 100'", 200, 200],
  ['a width and a height', ' width="400px" height="50"', 800, 100],
  ['both', ' width="10" height="10" viewBox="0 0 400 50"', 800, 100],
  ['a part of the page', ' width="100%" height="100%" viewBox="0 0 1 1"', 200, 200],
  ['a vast size', ' viewBox="0 0 1000000000 1"', 800, 1],
])('draws an SVG with %s within the box', (_, attributes, width, height) => {
  const sized = sizeSvg(svg(attributes), BOX);
  if ('refusal' in sized) throw new Error(sized.refusal);
  expect(sized.size).toEqual({ width, height });
  expect(sized.text.match(/\swidth=/g)).toHaveLength(1);
  expect(sized.text).toContain(`<svg width="${width}" height="${height}"`);
  expect(sized.text).toContain('viewBox=');
});

it('accepts gradients, parts of itself and pictures within it', () => {
  const content =
    '<use href="#a"/><rect fill="url(#b)"/><image href="data:image/png;base64,iVBORw0KGgo="/>';
  expect(sizeSvg(svg(' viewBox="0 0 4 1"', content), BOX)).toHaveProperty('text');
});

it('accepts what Illustrator and Inkscape write', () => {
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>';
  const content = '<rect style="fill:url(&quot;#b&quot;)"/>';
  const sized = sizeSvg(`${doctype}<svg xmlns="&ns_svg;" viewBox="0 0 4 1">${content}</svg>`, BOX);
  if ('refusal' in sized) throw new Error(sized.refusal);
  expect(sized.text).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(sized.text).not.toContain('<!');
  expect(sized.text).toContain(content);
});

it.each([
  '<rect style="fill:url(&quot;https://elsewhere.example/a.svg&quot;)"/>',
  '<script>alert(1)</script>',
  '<foreignObject><body/></foreignObject>',
  '<image href="https://elsewhere.example/a.png"/>',
  '<image xlink:href="//elsewhere.example/a.png"/>',
  '<use href="other.svg#a"/>',
  '<image href="data:image/svg+xml;base64,AAAA"/>',
  '<style>@import "a.css";</style>',
  '<style>rect { fill: url(https://elsewhere.example/a.svg) }</style>',
  '<rect fill="url(\'file:///etc/passwd\')"/>',
])('refuses what runs or needs other files: %s', (content) => {
  expect(sizeSvg(svg(' viewBox="0 0 4 1"', content), BOX)).toEqual({
    refusal: 'This SVG uses scripts or other files. Export it with everything in it, or as PNG.',
  });
});

it('refuses entities of entities, of files and long ones, and what is no SVG or has no size', () => {
  const refusal = 'This SVG has definitions of its program. Export it as plain SVG, or as PNG.';
  const declared = (subset: string) =>
    sizeSvg(`<!DOCTYPE svg [${subset}]>${svg(' viewBox="0 0 4 1"')}`, BOX);
  expect(declared('<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">')).toEqual({ refusal });
  expect(declared('<!ENTITY a SYSTEM "file:///etc/passwd">')).toEqual({ refusal });
  expect(declared(`<!ENTITY a "${'a'.repeat(1_000)}">`)).toEqual({ refusal });
  expect(sizeSvg('<html></html>', BOX)).toHaveProperty('refusal');
  expect(sizeSvg(svg(''), BOX)).toHaveProperty('refusal');
  expect(sizeSvg(svg(' viewBox="0 0 0 0"'), BOX)).toHaveProperty('refusal');
});
