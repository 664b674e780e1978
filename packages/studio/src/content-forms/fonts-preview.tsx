import { FONT_CHOICES } from '@broadsheet/contract/font-choice';
import { fontStacksOf } from '@broadsheet/theme/font-stacks';
import type { PreviewProps } from './content-form.ts';

/** A heading and a text in the chosen fonts, as this device has them. */
export const FontsPreview = ({ value }: PreviewProps) => {
  const { display, text } = fontStacksOf(FONT_CHOICES.find((choice) => choice === value.fonts));
  return (
    <div className="font-sample">
      <p className="font-sample-heading" style={{ fontFamily: display }}>
        Find your next job in Pune
      </p>
      <p style={{ fontFamily: text }}>
        4 to 8 years, ₹18 lakh to ₹26 lakh a year. Posted 2 days ago by the company.
      </p>
      <p className="soft">Devices differ: people see the nearest font that theirs has.</p>
    </div>
  );
};
