import type { Brand } from '@broadsheet/contract/brand';
import type { StaffAnswer } from '@broadsheet/contract/calls/form-answers';
import { exportAnswers, type StudioForm } from '@broadsheet/contract/studio/answer-calls';
import { useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { Empty } from '../controls/empty.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { showToast } from '../controls/toasts.tsx';
import { downloadText } from '../data/download-text.ts';
import { useAct } from '../data/use-act.ts';
import { AnswersTable } from './answers-table.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { formatFormTitle } from './format-form-title.ts';
import { useAnswers } from './use-answers.ts';
import { WebhookSection } from './webhook/webhook-section.tsx';

interface FormAnswersProps {
  readonly brand: Brand;
  readonly form: StudioForm;
  /** The counts of forms have changed. */
  readonly onChange: () => Promise<unknown>;
}

const formatCount = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

const formatExported = (answers: number, left: number): string =>
  left === 0
    ? `${formatCount(answers)} exported.`
    : `The newest ${formatCount(answers)} exported. ${formatCount(left)} more are older.`;

/** The answers to one form: search, export, and deletion one by one. */
export const FormAnswers = ({ brand, form, onChange }: FormAnswersProps) => {
  const { page, block } = form;
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [toDelete, setToDelete] = useState<StaffAnswer | null>(null);
  const answers = useAnswers({ brand, page, block, search });
  const { act, isBusy, fault } = useAct();
  const save = () =>
    act(async () => {
      const exported = await callStudio(exportAnswers, { body: { brand, page, block } });
      downloadText(`answers-${block}.csv`, exported.csv);
      showToast(formatExported(exported.answers, exported.left));
    });
  return (
    <section className="answers" aria-labelledby="answers-of-form">
      <h2 id="answers-of-form">{formatFormTitle(form)}</h2>
      <div className="answer-actions">
        <SearchField
          className="field"
          value={typed}
          onChange={setTyped}
          onSubmit={(text) => setSearch(text.trim())}
          onClear={() => setSearch('')}
          maxLength={80}
        >
          <Label>Search all answers, then press Enter</Label>
          <Input />
        </SearchField>
        <Button
          className="button-quiet"
          data-busy={isBusy || undefined}
          onPress={() => void save()}
        >
          Export for spreadsheets
        </Button>
      </div>
      <FaultLine fault={fault} />
      <Loaded of={answers} rows={8}>
        {(items) =>
          items.length === 0 ? (
            <Empty>{search === '' ? 'No answers yet.' : 'No answer contains this.'}</Empty>
          ) : (
            <>
              <p aria-live="polite">{formatCount(answers.total)}</p>
              <AnswersTable answers={items} onDelete={setToDelete} />
            </>
          )
        }
      </Loaded>
      <MoreButton {...answers} onMore={answers.loadMore} />
      <WebhookSection form={{ brand, page, block }} onChange={onChange} />
      {toDelete && (
        <DeleteDialog
          brand={brand}
          answer={toDelete}
          onDone={async () => {
            await Promise.all([answers.mutate(), onChange()]);
          }}
          onClose={() => setToDelete(null)}
        />
      )}
    </section>
  );
};
