import { cacheLife } from 'next/cache';
import { cookies } from 'next/headers';
import { Suspense } from 'react';
import { loadPage } from '../load-page.ts';
import { PageBlocks } from '../page-blocks.tsx';

/** The home page of one experience band, cached by Next.js. */
const BandHome = async ({ band }: { readonly band: string }) => {
  'use cache';
  cacheLife('minutes');
  const { blocks } = await loadPage('/', `band=${band}`);
  return <PageBlocks blocks={blocks} />;
};

const Home = async () => {
  const jar = await cookies();
  return <BandHome band={jar.get('band')?.value ?? ''} />;
};

/** Chosen by the reader's experience band, and rendered for every request. */
const Page = () => (
  <Suspense>
    <Home />
  </Suspense>
);
export default Page;
