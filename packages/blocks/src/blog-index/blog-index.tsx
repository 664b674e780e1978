import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './blog-index.styles.ts';
import type { blogIndex } from './schema.ts';

type Data = BlockProps<typeof blogIndex>['data'];

const Topics = ({ topic, topics }: Pick<Data, 'topic' | 'topics'>) => (
  <nav aria-label="Topics">
    <ul className={styles.topics}>
      {[{ label: 'All', href: '/blog' }, ...topics].map(({ label, href }) => (
        <li key={href}>
          <a
            className={control.listLink}
            href={href}
            aria-current={label === (topic ?? 'All') ? 'page' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const BlogIndex = ({ id, settings, data }: BlockProps<typeof blogIndex>) => (
  <section aria-labelledby={`${id}-title`}>
    <h1 className={styles.title} id={`${id}-title`}>
      {settings.title}
    </h1>
    {settings.text && <p>{settings.text}</p>}
    <Topics topic={data.topic} topics={data.topics} />
    {data.articles.length === 0 && <p>There are no articles here yet.</p>}
    <ul className={styles.list}>
      {data.articles.map(({ title, href, topic, summary, facts }) => (
        <li className={styles.article} key={href}>
          <h2 className={styles.entryTitle}>
            <a className={styles.link} href={href}>
              {title}
            </a>
          </h2>
          <p>{summary}</p>
          <p className={styles.text}>
            {topic} · {facts}
          </p>
        </li>
      ))}
    </ul>
    <a className={control.textLink} href={data.feed.href}>
      {data.feed.label}
    </a>
  </section>
);
