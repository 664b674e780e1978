import type { BlockProps } from '../block-component.ts';
import { DecorativePicture } from '../shared/page/decorative-picture.tsx';
import { Section } from '../shared/page/section.tsx';
import * as styles from './blog-list.styles.ts';
import type { blogList } from './schema.ts';

export const BlogList = ({ id, settings, data }: BlockProps<typeof blogList>) => (
  <Section id={id} title={settings.title} note={settings.note} more={data.all}>
    <ul className={styles.list}>
      {data.topics.map(({ topic, articles }) => (
        <li className={styles.topic} key={topic}>
          <h3 className={styles.name}>{topic}</h3>
          {articles.map(({ title, href, summary, facts, picture }) => (
            <article className={styles.article} key={title}>
              {picture && (
                <DecorativePicture
                  className={styles.picture}
                  src={picture}
                  width={640}
                  height={360}
                />
              )}
              <h4 className={styles.title}>
                {href === null ? (
                  title
                ) : (
                  <a className={styles.link} href={href}>
                    {title}
                  </a>
                )}
              </h4>
              <p>{summary}</p>
              <p className={styles.text}>{facts}</p>
            </article>
          ))}
        </li>
      ))}
    </ul>
  </Section>
);
