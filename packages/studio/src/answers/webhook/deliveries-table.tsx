import type { WebhookDelivery } from '@broadsheet/contract/calls/form-webhooks';
import { Empty } from '../../controls/empty.tsx';
import { Scroller } from '../../controls/scroller.tsx';
import { formatInstant } from '../../format/format-instant.ts';
import { formatDeliveryFault, formatDeliveryState } from './format-delivery.ts';

/** The last deliveries of a webhook, which contain no answer. */
export const DeliveriesTable = ({
  deliveries,
}: {
  readonly deliveries: readonly WebhookDelivery[];
}) =>
  deliveries.length === 0 ? (
    <Empty>Nothing sent yet. Send a test to see whether the address works.</Empty>
  ) : (
    <Scroller label="Table of deliveries">
      <table className="table" aria-label="Last deliveries">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What</th>
            <th scope="col">Result</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <th scope="row">{formatInstant(delivery.triedAt ?? delivery.queuedAt)}</th>
              <td>{delivery.isTest ? 'Test' : 'Answer'}</td>
              <td>{formatDeliveryState(delivery)}</td>
              <td>{formatDeliveryFault(delivery)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
