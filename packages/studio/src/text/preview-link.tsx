import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { isPageLayoutName } from '@broadsheet/contract/page-kinds';
import type { Change } from '@broadsheet/contract/studio/change';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { documentFacts } from '../app/document-facts.ts';
import { useCall } from '../data/use-call.ts';
import { useExample } from '../editor/canvas/use-example.ts';
import { usePreview } from '../editor/canvas/use-preview.ts';

const SITE = /[./-](tech|management)(?:\/[^/]+)?\.(?:md|json)$/;
const ARTICLE = /^layouts\/blogs\/[a-z]+\/([^/]+)\.md$/;
const OF_PAGE = /^layouts\/(?:seo|content)\/([A-Za-z0-9_-]+)(?:\.[a-z]+)?\.(?:md|json)$/;

/** The site that a file belongs to; the one of this host if it is of both. */
const useSite = (file: string): Brand => {
  const palette = useCall(readPalette);
  const named = BRANDS.find((brand) => brand === SITE.exec(file)?.[1]);
  const { siteName } = documentFacts();
  return named ?? palette.data?.brands.find(({ name }) => name === siteName)?.brand ?? 'tech';
};

interface PreviewLinkProps {
  readonly change: Change;
  readonly file: string;
}

/** Opens a page that shows the file, as the draft was saved last. */
export const PreviewLink = ({ change, file }: PreviewLinkProps) => {
  const brand = useSite(file);
  const slug = ARTICLE.exec(file)?.[1];
  const named = OF_PAGE.exec(file)?.[1] ?? '';
  const kind = isPageLayoutName(named) ? named : 'home';
  const example = useExample(kind, brand, slug === undefined ? undefined : `/blog/${slug}`);
  const preview = usePreview(change.id, example.data?.path ?? null, { brand, audience: {} });
  return (
    preview.data && (
      <a href={preview.data.href} target="_blank" rel="noreferrer">
        Preview what is saved
      </a>
    )
  );
};
