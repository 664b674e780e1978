import { connection } from 'next/server';
import { Suspense } from 'react';
import { PageBlocks } from '../../page-blocks.tsx';
import { readPage } from '../../read-page.ts';

let page: ReturnType<typeof readPage> | undefined;

const Blocks = async () => {
  await connection();
  page ??= readPage();
  return <PageBlocks blocks={page.blocks} />;
};

/** Rendered for every request. */
const Page = () => (
  <Suspense>
    <Blocks />
  </Suspense>
);
export default Page;
