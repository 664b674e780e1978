import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './blog-index.styles.ts';
import type { blogIndex } from './schema.ts';

type Props = BlockProps<typeof blogIndex>;

const Topics = ({
  data: { topic, topics },
  messages: { blog },
}: Pick<Props, 'data' | 'messages'>) => (
  <nav aria-label={blog.topics}>
    <ul className={styles.topics}>
      {[{ label: blog.allTopics, href: '/blog' }, ...topics].map(({ label, href }) => (
        <li key={href}>
          <a
            className={control.listLink}
            href={href}
            aria-current={label === (topic ?? blog.allTopics) ? 'page' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const BlogIndex = ({ id, settings, data, messages }: Props) => (
  <section aria-labelledby={`${id}-title`}>
    <h1 className={styles.title} id={`${id}-title`}>
      {settings.title}
    </h1>
    {settings.text && <p>{settings.text}</p>}
    <Topics data={data} messages={messages} />
    {data.articles.length === 0 && <p>{messages.blog.none}</p>}
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
