import { Link, useParams, useSearchParams } from 'react-router-dom';
import { editHref } from '../changes/edit-href.ts';
import { isJsonObject } from '../editor/model/json.ts';
import { valueAt } from '../editor/model/value-at.ts';
import type { PreviewProps } from './content-form.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const BLOG = /^layouts\/blogs\/([a-z]+)\.json$/;

const articlesOf = (value: unknown): readonly { readonly slug: string; readonly title: string }[] =>
  (Array.isArray(value) ? value : []).flatMap((article) =>
    isJsonObject(article) && typeof article.slug === 'string' && SLUG.test(article.slug)
      ? [{ slug: article.slug, title: String(article.title || article.slug) }]
      : [],
  );

/** Leads to the texts of the articles. Those that are read elsewhere have none. */
export const ArticleLinks = ({ value, of }: PreviewProps) => {
  const { change = '' } = useParams();
  const [search] = useSearchParams();
  const brand = BLOG.exec(search.get('file') ?? '')?.[1];
  return (
    brand && (
      <nav aria-label="Texts of articles">
        <p className="soft">The text of each article is edited by itself:</p>
        <ul>
          {articlesOf(valueAt(value, [of])).map(({ slug, title }) => (
            <li key={slug}>
              <Link to={editHref(change, `layouts/blogs/${brand}/${slug}.md`)}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};
