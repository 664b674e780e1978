import type { Release } from '@broadsheet/contract/studio/release';
import { publishRelease } from '@broadsheet/contract/studio/release-calls';
import { type FormEvent, useState } from 'react';
import { Form, Label, Radio, RadioGroup } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { formatPublished } from '../changes/make-public.ts';
import { FaultDetails } from '../changes/refusal.tsx';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { PublishTimeInput } from '../controls/publish-time-input.tsx';
import { offer, showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { count } from '../format/count.ts';
import { instantInIndia } from '../format/format-instant.ts';
import { UNDO_STATE } from '../history/undo-button.tsx';

interface PublishReleaseDialogProps {
  readonly release: Release;
  readonly onChange: (release: Release) => Promise<void>;
  readonly onClose: () => void;
}

interface TimeChoiceProps {
  readonly isLater: boolean;
  readonly onChoose: (isLater: boolean) => void;
}

const TimeChoice = ({ isLater, onChoose }: TimeChoiceProps) => (
  <>
    <RadioGroup
      className="radios"
      value={isLater ? 'later' : 'now'}
      onChange={(value) => onChoose(value === 'later')}
    >
      <Label>When?</Label>
      <Radio value="now" className="radio">
        Now, for everyone
      </Radio>
      <Radio value="later" className="radio">
        Schedule for later
      </Radio>
    </RadioGroup>
    {isLater && <PublishTimeInput />}
  </>
);

/** Publishes all drafts of a release at once, or at a time in India: the release as it was when the dialog opened. */
export const PublishReleaseDialog = (props: PublishReleaseDialogProps) => {
  const { onChange, onClose } = props;
  // The page behind shows newer versions as they come. Whoever publishes has seen this one.
  const [release] = useState(props.release);
  const [isLater, setLater] = useState(false);
  const { act, isBusy, fault, forget } = useAct();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const local = String(new FormData(event.currentTarget).get('at') ?? '');
    void act(async () => {
      const at = isLater ? instantInIndia(local) : undefined;
      const body = { version: release.version, ...(at ? { at } : {}) };
      const { serves, ...next } = await callStudio(publishRelease, {
        params: { release: release.id },
        body,
      });
      const text = formatPublished(at, serves);
      const { revision } = next;
      if (revision === null) showToast(text);
      else offer(text, 'Undo…', () => void navigate(`/history/${revision}`, { state: UNDO_STATE }));
      await onChange(next);
      onClose();
    });
  };
  return (
    <DialogFrame title="Publish release" onClose={onClose}>
      <p>
        {count(release.drafts.length, 'draft')} of “{release.title}” will go live at the same
        moment. If one cannot be published, none is.
      </p>
      <Form className="form" onSubmit={submit}>
        <TimeChoice
          isLater={isLater}
          onChoose={(later) => {
            setLater(later);
            forget();
          }}
        />
        <FaultDetails fault={fault} />
        <DialogButtons
          label={isLater ? 'Schedule' : 'Publish now'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </Form>
    </DialogFrame>
  );
};
