import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('the words of a text', () => {
  it.each([
    ['Sr. Manager - HR', 'sr manager hr'],
    ['C++, C#; ASP.NET / node.js', 'cplusplus csharp asp dotnet nodejs'],
    ['B.Tech (fresher)', 'b tech fresher'],
    ['0 - 2 years', '0-2 years'],
    ['3+ yrs, 2.5 years', '3+ yrs 2.5 years'],
    ['₹20,00,000 p.a.', '2000000 p a'],
    ['front-end l&d ci/cd', 'front end l d ci cd'],
    ['मुंबई में नौकरी', 'mumbai men naukari'],
    ["founder's résumé", 'founder s resume'],
    ['?! ... ()', ''],
  ])('of %j are %j', (text, folded) => {
    expect(foldText(text).join(' ')).toBe(folded);
  });
});
