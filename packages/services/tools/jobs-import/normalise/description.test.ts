import { describe, expect, it } from 'vitest';
import { normaliseDescription } from './description.ts';

describe('normaliseDescription', () => {
  it.each([
    [
      'keeps what a page may hold',
      '<p>Hi <strong>you</strong></p><ul><li>One</li></ul>',
      '<p>Hi <strong>you</strong></p><ul><li>One</li></ul>',
    ],
    ['drops attributes', '<p style="color:red" class=x onclick="x()">Hi</p>', '<p>Hi</p>'],
    [
      'drops scripts with their content',
      '<p>a</p><script>alert(1)</script><style>p{}</style>',
      '<p>a</p>',
    ],
    ['drops an image with a handler', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    [
      'drops a link and keeps its words',
      '<p><a href="javascript:alert(1)">Apply</a></p>',
      '<p>Apply</p>',
    ],
    [
      'drops frames, svg and math',
      '<iframe src=x>z</iframe><svg><p>no</p></svg><p>a</p>',
      '<p>a</p>',
    ],
    [
      'makes big headings smaller',
      '<h1>A</h1><h2>B</h2><h5>C</h5>',
      '<h3>A</h3><h3>B</h3><h4>C</h4>',
    ],
    ['makes bold strong', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['makes paragraphs of divisions', '<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['does not nest paragraphs', '<div><p>One</p><p>Two</p></div>', '<p>One</p><p>Two</p>'],
    ['puts loose text into a paragraph', 'One <b>two</b>', '<p>One <strong>two</strong></p>'],
    ['puts loose items into a list', '<li>One</li><li>Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['takes paragraphs out of items', '<ul><li><p>One</p></li></ul>', '<ul><li>One</li></ul>'],
    [
      'keeps lists within items',
      '<ul><li>One<ul><li>Two</li></ul></li></ul>',
      '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    ],
    [
      'drops what is empty',
      '<p> </p><ul><li></li></ul><p>&nbsp;</p><p><br></p><p>a</p>',
      '<p>a</p>',
    ],
    [
      'ends a paragraph at two breaks',
      'One<br><br/>Two<br>Three<br>',
      '<p>One</p><p>Two<br>Three</p>',
    ],
    [
      'closes what is left open',
      '<p>One<p>Two<ul><li>Three',
      '<p>One</p><p>Two</p><ul><li>Three</li></ul>',
    ],
    [
      'decodes escaped markup',
      '&lt;p&gt;R&amp;amp;D &lt;strong&gt;team&lt;/strong&gt;&lt;/p&gt;',
      '<p>R&amp;D <strong>team</strong></p>',
    ],
    ['decodes markup escaped twice', '&amp;lt;p&amp;gt;Hi&amp;lt;/p&amp;gt;', '<p>Hi</p>'],
    [
      'sanitises after decoding',
      '&lt;p&gt;a&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      '<p>a</p>',
    ],
    [
      'decodes escaped markup within real',
      '<div>&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;</div>',
      '<p>One</p><p>Two</p>',
    ],
    [
      'leaves a tag that is spoken of',
      '<p>Know the &lt;canvas&gt; element</p>',
      '<p>Know the &lt;canvas&gt; element</p>',
    ],
    ['gives plain text its paragraphs', 'One\ntwo\n\nThree', '<p>One<br>two</p><p>Three</p>'],
    [
      'gives plain text its lists',
      'You will:\n- code\n• test\n\nThanks',
      '<p>You will:</p><ul><li>code</li><li>test</li></ul><p>Thanks</p>',
    ],
    ['escapes signs in plain text', 'Pay > 5 & < 10', '<p>Pay &gt; 5 &amp; &lt; 10</p>'],
    ['drops control characters', 'a\u0000b\u0007\u202ec\ud800', '<p>abc</p>'],
    ['takes nothing', '', ''],
    ['takes white space', ' \r\n ', ''],
    [
      'survives a mutation attack',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
      '',
    ],
    [
      'survives a comment attack',
      '<!--><img src=x onerror=alert(1)>--><p>a</p>',
      '<p>--&gt;</p><p>a</p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(normaliseDescription(html)).toBe(expected);
  });

  it('changes nothing in what it made itself', () => {
    const once = normaliseDescription('<h2>Do</h2>Text<ul><li>a<p>b</p></li></ul>&amp; <b>more');
    expect(normaliseDescription(once)).toBe(once);
  });
});
