import type { Brand } from '@broadsheet/contract/brand';
import type { StudioForm } from '@broadsheet/contract/studio/answer-calls';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { OpenStaff } from '@broadsheet/staff/open-staff';

interface FormOfBrand extends Pick<StudioForm, 'page' | 'block'> {
  readonly brand: Brand;
}

type Audit = OpenStaff['audit'];

/** Records in the activity log what a staff member did with a form. */
export const createFormAudit =
  (audit: Audit) =>
  (
    action: Parameters<Audit>[0]['action'],
    { id, name }: StaffName,
    { brand, page, block }: FormOfBrand,
    details: Readonly<Record<string, unknown>> = {},
  ): ReturnType<Audit> =>
    audit({
      staff: { id, name },
      action,
      subject: `${page} ${block}`,
      details: { brand, ...details },
    });
