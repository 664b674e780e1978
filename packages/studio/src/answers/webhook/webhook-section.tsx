import type { FormWebhook } from '@broadsheet/contract/calls/form-webhooks';
import {
  deleteWebhook,
  resumeWebhook,
  testWebhook,
} from '@broadsheet/contract/studio/webhook-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../../api/call-studio.ts';
import { FaultLine } from '../../controls/fault-line.tsx';
import { Loaded } from '../../controls/loaded.tsx';
import { showToast } from '../../controls/toasts.tsx';
import { useAct } from '../../data/use-act.ts';
import { formatInstant } from '../../format/format-instant.ts';
import { DeliveriesTable } from './deliveries-table.tsx';
import { formatPauseReason } from './format-delivery.ts';
import { RemoveWebhookDialog } from './remove-webhook-dialog.tsx';
import { useWebhook, type WebhookForm } from './use-webhook.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

interface WebhookSectionProps {
  readonly form: WebhookForm;
  /** The list of forms shows which are paused. */
  readonly onChange: () => Promise<unknown>;
}

interface WebhookStateProps {
  readonly form: WebhookForm;
  readonly webhook: FormWebhook;
  readonly onChange: () => Promise<unknown>;
  readonly onResume: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const formatUndelivered = (count: number): string =>
  count === 1 ? '1 answer is not delivered yet.' : `${count} answers are not delivered yet.`;

/** Where answers go, what became of the last ones, and what can be done about it. */
const WebhookState = (props: WebhookStateProps) => {
  const { form, webhook, onChange, onResume, onEdit, onRemove } = props;
  const { url, pausedAt, pauseReason, undelivered, deliveries } = webhook;
  const { act, isBusy, fault } = useAct();
  const run = (work: () => Promise<unknown>, done: string) =>
    void act(async () => {
      await work();
      showToast(done);
      await onChange();
    });
  const canResume = pausedAt !== null || undelivered > 0;
  return (
    <>
      <p>
        New answers are sent to <code className="webhook-address">{url}</code>.{' '}
        {undelivered > 0 && formatUndelivered(undelivered)}
      </p>
      {pausedAt !== null && (
        <p className="field-error" role="status">
          Paused on {formatInstant(pausedAt)}. {formatPauseReason(pauseReason)} Answers wait up to
          30 days.
        </p>
      )}
      <div className="buttons">
        {canResume && (
          <Button
            className="button"
            data-busy={isBusy || undefined}
            onPress={() =>
              run(async () => {
                await callStudio(resumeWebhook, { body: form });
                onResume();
              }, 'Sending what was not delivered.')
            }
          >
            {pausedAt === null ? 'Send again' : 'Resume'}
          </Button>
        )}
        <Button
          className="button-quiet"
          data-busy={isBusy || undefined}
          onPress={() => run(() => callStudio(testWebhook, { body: form }), 'Sending a test…')}
        >
          Send a test
        </Button>
        <Button className="button-quiet" onPress={onEdit}>
          Change address or secret
        </Button>
        <Button className="button-quiet" onPress={onRemove}>
          Stop passing on
        </Button>
      </div>
      <FaultLine fault={fault} />
      <DeliveriesTable deliveries={deliveries} />
    </>
  );
};

/** Passes the answers to a form on to another system, such as a CRM. */
export const WebhookSection = ({ form, onChange }: WebhookSectionProps) => {
  const { webhook, follow } = useWebhook(form);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const refresh = () => Promise.all([webhook.mutate(), onChange()]);
  const close = () => setOpen(null);
  return (
    <section className="webhook" aria-labelledby="webhook-of-form">
      <h3 id="webhook-of-form">Pass answers on to another system</h3>
      <Loaded of={webhook} rows={2}>
        {({ webhook: shown }) =>
          shown ? (
            <WebhookState
              form={form}
              webhook={shown}
              onChange={refresh}
              onResume={follow}
              onEdit={() => setOpen('edit')}
              onRemove={() => setOpen('remove')}
            />
          ) : (
            <>
              <p>
                Answers stay here. A system of your company, such as a CRM, can get each new one.
              </p>
              <Button className="button-quiet" onPress={() => setOpen('edit')}>
                Add an address
              </Button>
            </>
          )
        }
      </Loaded>
      {open === 'edit' && (
        <WebhookDialog
          form={form}
          url={webhook.data?.webhook?.url ?? ''}
          onSaved={refresh}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <RemoveWebhookDialog
          onRemove={async () => {
            await callStudio(deleteWebhook, { body: form });
            await refresh();
          }}
          onClose={close}
        />
      )}
    </section>
  );
};
