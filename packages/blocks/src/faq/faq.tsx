import type { BlockProps } from '../block-component.ts';
import { ProseContent } from '../shared/text/prose-content.tsx';
import { QuestionList } from '../shared/text/question-list.tsx';
import * as styles from './faq.styles.ts';
import type { faq } from './schema.ts';

export const Faq = ({ id, settings, data }: BlockProps<typeof faq>) => (
  <section className={styles.faq} aria-labelledby={`${id}-title`}>
    <h1 className={styles.title} id={`${id}-title`}>
      {settings.title}
    </h1>
    {data.intro.length > 0 && <ProseContent prose={data.intro} />}
    {data.groups.map(({ title, questions }) => (
      <div className={styles.group} key={title}>
        {title && <h2 className={styles.groupTitle}>{title}</h2>}
        <QuestionList questions={questions} />
      </div>
    ))}
  </section>
);
