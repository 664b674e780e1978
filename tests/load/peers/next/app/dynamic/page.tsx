import { connection } from 'next/server';
import { PageBlocks } from '../../page-blocks.tsx';

/** Rendered for every request. */
const Page = async () => {
  await connection();
  return <PageBlocks />;
};
export default Page;
