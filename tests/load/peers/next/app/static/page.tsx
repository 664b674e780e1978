import { PageBlocks } from '../../page-blocks.tsx';
import { readPage } from '../../read-page.ts';

/** Rendered by the build. */
const Page = async () => {
  'use cache';
  return <PageBlocks blocks={readPage().blocks} />;
};
export default Page;
