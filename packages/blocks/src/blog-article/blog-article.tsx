import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { DecorativePicture } from '../shared/page/decorative-picture.tsx';
import { ProseContent } from '../shared/text/prose-content.tsx';
import * as styles from './blog-article.styles.ts';
import type { blogArticle } from './schema.ts';

export const BlogArticle = ({ id, settings, data }: BlockProps<typeof blogArticle>) => (
  <article className={styles.article} aria-labelledby={`${id}-title`}>
    <p className={styles.topic}>{data.topic}</p>
    <h1 className={styles.title} id={`${id}-title`}>
      {data.title}
    </h1>
    <p className={styles.summary}>{data.summary}</p>
    <p className={styles.facts}>{data.facts}</p>
    {data.picture && (
      <DecorativePicture className={styles.picture} src={data.picture} width={704} height={396} />
    )}
    <ProseContent prose={data.parts} />
    <section className={styles.more} aria-labelledby={`${id}-more`}>
      <h2 id={`${id}-more`}>{settings.moreTitle}</h2>
      <ul>
        {[...data.more, data.all].map(({ label, href }) => (
          <li key={href}>
            <a className={control.listLink} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  </article>
);
