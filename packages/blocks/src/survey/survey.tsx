import { formatMessage } from '@broadsheet/messages/format-message';
import type { BlockProps } from '../block-component.ts';
import * as notice from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import { Section } from '../shared/page/section.tsx';
import type { surveyBlock } from './schema.ts';
import * as styles from './survey.styles.ts';
import { SurveyAnswers } from './survey-answers.tsx';

/** A plain form. An answered question is not shown again. */
export const Survey = ({
  id,
  data,
  messages: { survey: messages },
}: BlockProps<typeof surveyBlock>) => {
  const { surveyId, title, question, position, questions, next, failed } = data;
  return (
    <Section id={id} title={title} note={formatMessage(messages.position, { position, questions })}>
      {failed !== null && (
        <p className={`${notice.notice} ${notice.alarm}`} role="alert">
          {failed}
        </p>
      )}
      <form className={styles.form} method="post" action="/api/user/survey/answer">
        <input type="hidden" name="surveyId" value={surveyId} />
        <input type="hidden" name="questionId" value={question.id} />
        <input type="hidden" name="next" value={next} />
        <fieldset className={styles.questions}>
          <legend className={styles.question}>{question.question}</legend>
          <SurveyAnswers question={question} />
        </fieldset>
        <div className={styles.ways}>
          <button className={control.primary} type="submit">
            {messages.submitButton}
          </button>
          <button className={control.quiet} type="submit" name="skip" value="question">
            {messages.skipButton}
          </button>
          <button className={control.quiet} type="submit" name="skip" value="survey">
            {messages.skipSurveyButton}
          </button>
        </div>
      </form>
    </Section>
  );
};
