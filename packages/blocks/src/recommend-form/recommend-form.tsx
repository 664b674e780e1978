import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useId, useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { FormNotice } from '../shared/form/form-notice.tsx';
import { FormPage } from '../shared/form/form-page.tsx';
import { Quotation } from '../shared/text/quotation.tsx';
import { OwnPicture } from './own-picture.tsx';
import * as styles from './recommend-form.styles.ts';
import type { RecommendationRequest } from './recommendation-request.ts';
import type { recommendForm } from './schema.ts';
import { TextForm } from './text-form.tsx';
import { WhoForm } from './who-form.tsx';

type Props = BlockProps<typeof recommendForm>;

interface NoticeProps {
  readonly id: string;
  readonly failed: string | null;
  readonly messages: Messages['recommend'];
}

const Spent = ({ id, failed, messages }: NoticeProps) => (
  <FormPage id={id} title={messages.spentTitle} failed={failed}>
    <p>{messages.spent}</p>
    <p>{messages.spentNote}</p>
  </FormPage>
);

/** @param failed why the picture was refused that was sent with the form */
const Thanks = ({ id, failed, messages }: NoticeProps) => (
  <FormPage id={id} title={messages.sentTitle} failed={failed}>
    <FormNotice>
      <p>{failed === null ? messages.sent : messages.sentWithoutPicture}</p>
    </FormNotice>
    <p>{messages.sentNote}</p>
  </FormPage>
);

interface OthersProps extends Pick<RecommendationRequest, 'others' | 'seeker'> {
  readonly id: string;
  readonly messages: Messages['recommend'];
}

const Others = ({ id, others, seeker, messages }: OthersProps) => (
  <section className={styles.others} aria-labelledby={`${id}-others`}>
    <h2 className={styles.othersTitle} id={`${id}-others`}>
      {formatMessage(messages.othersTitle, { seeker })}
    </h2>
    {others.map(({ name, place: position, comment }) => (
      <Quotation key={`${name} ${comment}`} text={comment} name={name} facts={position} />
    ))}
  </section>
);

export const RecommendForm = ({ id, settings, data, messages, dispatch }: Props) => {
  const { asked: request, failed } = data;
  const { recommend } = messages;
  const [step, setStep] = useState(request?.step);
  const [isDone, setDone] = useState(data.isDone);
  const [hasSentPicture, setSentPicture] = useState(false);
  const [isPictureChosen, setPictureChosen] = useState(false);
  const formId = useId();
  if (isDone) return <Thanks id={id} failed={failed} messages={recommend} />;
  if (!request) return <Spent id={id} failed={failed} messages={recommend} />;
  const { seeker, href, pictureToken, others } = request;
  const given = { request, messages, dispatch };
  const takesPicture = pictureToken !== null && !hasSentPicture;
  return (
    <FormPage id={id} title={formatMessage(recommend.title, { seeker })} failed={failed}>
      <p>{formatMessage(recommend.request, { seeker, date: request.askedOn })}</p>
      <Quotation text={request.message} name={seeker} facts="" />
      {step === 'who' ? (
        <>
          <p>
            <strong>{recommend.stepWho}</strong> {recommend.stepWhoNote}
          </p>
          <WhoForm {...given} onDone={() => setStep('words')} />
        </>
      ) : (
        <>
          <p>
            <strong>{recommend.stepText}</strong> {recommend.stepTextNote}{' '}
            <a href={`${href}?step=who`}>{recommend.changeWho}</a>
          </p>
          {takesPicture ? (
            <OwnPicture
              token={pictureToken}
              formId={formId}
              messages={messages}
              dispatch={dispatch}
              onChoose={setPictureChosen}
              onSent={() => setSentPicture(true)}
            />
          ) : (
            <p className={styles.hint}>{recommend.pictureSent}</p>
          )}
          <TextForm
            {...given}
            {...(takesPicture && { fileFormId: formId })}
            hint={settings.hint}
            holdBack={() => (takesPicture && isPictureChosen ? recommend.pictureNotSaved : null)}
            onDone={() => setDone(true)}
          />
        </>
      )}
      {others.length > 0 && <Others id={id} others={others} seeker={seeker} messages={recommend} />}
    </FormPage>
  );
};
