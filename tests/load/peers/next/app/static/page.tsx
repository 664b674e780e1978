import { PageBlocks } from '../../page-blocks.tsx';

export const dynamic = 'force-static';

/** Rendered by the build. */
const Page = () => <PageBlocks />;
export default Page;
