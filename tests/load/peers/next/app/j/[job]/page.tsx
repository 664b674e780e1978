import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { loadPage } from '../../../load-page.ts';
import { PageBlocks } from '../../../page-blocks.tsx';

interface JobParams {
  readonly params: Promise<{ readonly job: string }>;
}

const loadJob = async ({ params }: JobParams) => {
  await connection();
  return loadPage(`/j/${(await params).job}`);
};

export const generateMetadata = async (props: JobParams): Promise<Metadata> => {
  const { seo } = await loadJob(props);
  return {
    title: seo.title ?? '',
    description: seo.description ?? '',
    alternates: { canonical: seo.canonical ?? '' },
  };
};

const Job = async (props: JobParams) => {
  const { blocks, seo } = await loadJob(props);
  return (
    <>
      {seo.jsonLd?.map((entry) => (
        <script key={String(entry['@type'])} type="application/ld+json">
          {JSON.stringify(entry)}
        </script>
      ))}
      <PageBlocks blocks={blocks} />
    </>
  );
};

/** The page of a job, loaded and rendered for every request. */
const Page = (props: JobParams) => (
  <Suspense>
    <Job {...props} />
  </Suspense>
);
export default Page;
