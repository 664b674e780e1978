import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import { QuestionList } from '../shared/text/question-list.tsx';
import * as styles from './questions.styles.ts';
import type { questions } from './schema.ts';

export const Questions = ({ id, settings, data }: BlockProps<typeof questions>) => (
  <Section id={id} title={settings.title}>
    <div className={styles.list}>
      <QuestionList questions={data.questions} />
    </div>
  </Section>
);
