import type { Change } from '@broadsheet/contract/studio/change';
import { publishChange } from '@broadsheet/contract/studio/change-calls';
import { type FormEvent, useState } from 'react';
import { Button, Form, Label, Radio, RadioGroup } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { StudioError } from '../api/studio-error.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { tell } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { instantInIndia, sayMoment } from '../words/say-moment.ts';
import { ChangeMoved } from './change-moved.tsx';

interface PublishDialogProps {
  readonly change: Change;
  readonly onChange: (change: Change) => void;
  readonly onClose: () => void;
}

interface RefusalProps extends PublishDialogProps {
  readonly fault: unknown;
}

const Refusal = ({ fault, change, onChange, onClose }: RefusalProps) => {
  const code = fault instanceof StudioError ? fault.code : null;
  if (code === 'CHANGE_MOVED') {
    const show = (newest: Change) => {
      onChange(newest);
      onClose();
    };
    return <ChangeMoved change={change} onShow={show} />;
  }
  return (
    <>
      <FaultLine fault={fault} />
      {fault instanceof StudioError && fault.details.length > 0 && (
        <ul className="findings">
          {fault.details.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <span className="soft">{path}</span>
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const sayPublished = (at: string | undefined, serves: boolean): string => {
  if (at) return `It publishes itself on ${sayMoment(at)}, India.`;
  return serves
    ? 'Published.'
    : 'Published, but the site does not serve it yet. Look at Health if it lasts.';
};

/** Publishes at once, or at a moment by India's clocks. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { change, onChange, onClose } = props;
  const [when, setWhen] = useState('now');
  const { act, isBusy, fault } = useAct();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const local = String(new FormData(event.currentTarget).get('at') ?? '');
    void act(async () => {
      const params = { change: change.id };
      const at = when === 'later' ? instantInIndia(local) : undefined;
      const body = { version: change.version, ...(at ? { at } : {}) };
      const next = await callStudio(publishChange, { params, body });
      tell(sayPublished(at, next.serves));
      onChange(next);
      onClose();
    });
  };
  return (
    <DialogFrame title="Publish" onClose={onClose}>
      <p>“{change.title}” goes to both sites, on all servers, within a second.</p>
      <Form className="form" onSubmit={submit}>
        <RadioGroup className="radios" value={when} onChange={setWhen}>
          <Label>When?</Label>
          <Radio value="now" className="radio">
            Now
          </Radio>
          <Radio value="later" className="radio">
            At a date and time
          </Radio>
        </RadioGroup>
        {when === 'later' && (
          <TextInput
            label="Date and time in India"
            name="at"
            type="datetime-local"
            description="By the clocks of India (UTC + 5:30), wherever you are."
            isRequired
            autoFocus
          />
        )}
        <Refusal fault={fault} {...props} />
        <div className="buttons">
          <Button className="button" type="submit" data-busy={isBusy || undefined}>
            {when === 'now' ? 'Publish now' : 'Schedule'}
          </Button>
          <Button className="button-quiet" onPress={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
};
