import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { closePage, find, pressButton, showPage } from '../test-page.fixture.tsx';
import { type Sort, SortHeading } from './sort-heading.tsx';

type Column = 'name' | 'views';

const Example = () => {
  const [sort, setSort] = useState<Sort<Column> | null>(null);
  return (
    <table>
      <thead>
        <tr>
          <SortHeading column="name" sort={sort} onSort={setSort}>
            Name
          </SortHeading>
          <SortHeading column="views" sort={sort} first="descending" onSort={setSort}>
            Views
          </SortHeading>
        </tr>
      </thead>
    </table>
  );
};
const directions = () =>
  [...find('tr', HTMLElement).children].map((heading) => heading.getAttribute('aria-sort'));

afterEach(closePage);

it('sorts by one column, and in the other direction when it is pressed again', async () => {
  await showPage(<Example />);
  expect(directions()).toEqual([null, null]);
  await pressButton('Name');
  expect(directions()).toEqual(['ascending', null]);
  await pressButton('Name');
  expect(directions()).toEqual(['descending', null]);
  await pressButton('Views');
  expect(directions()).toEqual([null, 'descending']);
});
