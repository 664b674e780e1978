import { orderInvoice } from '@broadsheet/contract/calls/subscription';
import { AppError } from '@broadsheet/contract/errors';
import type { FileDocument } from '@broadsheet/contract/file-document';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import { dayOf } from '../../platform/dates/day-of.ts';
import { readOrder } from './read-orders.ts';

export const orderInvoiceCall = bindCall(
  orderInvoice,
  async (_query, { orderId }, context): Promise<FileDocument> => {
    const { database, documents, brand } = context;
    const seeker = await readSeeker(context);
    const order = await readOrder(database, seeker.id, orderId);
    if (order.invoice === null || order.paidAt === null) throw new AppError('ORDER_NOT_FOUND');
    if (documents === null) throw new AppError('SERVICE_UNAVAILABLE');
    const { seller } = await database
      .selectFrom('invoices')
      .select('seller')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { selling } = await context.directory();
    const bytes = await documents.write(brand, {
      invoice: {
        order,
        number: order.invoice,
        seller: seller ?? selling.seller,
        buyer: seeker.name,
      },
      asOf: dayOf(Date.parse(order.paidAt)),
    });
    return {
      fileName: `invoice-${order.invoice.replaceAll('/', '-')}.pdf`,
      mediaType: 'application/pdf',
      base64: Buffer.from(bytes).toString('base64'),
    };
  },
);
