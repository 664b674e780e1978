import { COMMENT_MAX } from '@broadsheet/contract/studio/comment';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { type FormEvent, useRef, useState } from 'react';
import { Button, Form, Label, TextArea, TextField } from 'react-aria-components';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { completeMention, findBegunMention } from './begun-mention.ts';
import { useColleagues } from './use-comments.ts';

interface CommentFormProps {
  readonly label: string;
  readonly button: string;
  readonly startText?: string;
  readonly onSend: (text: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** A field for plain text that offers colleagues after `@`. */
export const CommentForm = ({
  label,
  button,
  startText = '',
  onSend,
  onCancel,
}: CommentFormProps) => {
  const { act, isBusy, fault } = useAct();
  const [text, setText] = useState(startText);
  const [caret, setCaret] = useState(startText.length);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const begun = findBegunMention(text, caret, useColleagues());
  const type = (next: string) => {
    setText(next);
    setCaret(fieldRef.current?.selectionEnd ?? next.length);
  };
  const pick = (colleague: StaffName) => {
    if (!begun) return;
    const completed = completeMention(text, caret, begun, colleague);
    setText(completed.text);
    setCaret(completed.caret);
    requestAnimationFrame(() => {
      fieldRef.current?.focus();
      fieldRef.current?.setSelectionRange(completed.caret, completed.caret);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      await onSend(text.trim());
      setText('');
      setCaret(0);
    });
  };
  return (
    <Form className="form comment-form" onSubmit={submit}>
      <TextField className="field" value={text} onChange={type} maxLength={COMMENT_MAX}>
        <Label>{label}</Label>
        <TextArea
          ref={fieldRef}
          rows={3}
          autoComplete="off"
          placeholder="Type @ to mention a colleague"
          autoFocus={startText !== ''}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
        />
      </TextField>
      <div role="status" className="comment-mentions">
        {begun && (
          <fieldset className="buttons" aria-label="Colleagues">
            {begun.colleagues.map((colleague) => (
              <Button key={colleague.id} className="button-quiet" onPress={() => pick(colleague)}>
                @{colleague.name}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <FaultLine fault={fault} />
      <div className="buttons">
        <Button
          className="button-quiet"
          type="submit"
          isDisabled={text.trim() === ''}
          data-busy={isBusy || undefined}
        >
          {button}
        </Button>
        {onCancel && (
          <Button className="button-bare" onPress={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
};
