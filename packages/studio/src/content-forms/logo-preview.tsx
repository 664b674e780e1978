import { imageOfAddress } from '@broadsheet/contract/media';
import { NEUTRALS } from '@broadsheet/theme/neutrals';
import { isJsonObject } from '../editor/model/json.ts';
import type { PreviewProps } from './content-form.ts';

const MODES = [
  ['light', 'Light mode'],
  ['dark', 'Dark mode'],
] as const;
const WIDTHS = [
  ['phone', 'phone'],
  ['desktop', 'desktop'],
] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The header of the site with its logo, or with its name as long as it has none. */
export const LogoPreview = ({ value }: PreviewProps) => {
  const logo = isJsonObject(value.logo) ? value.logo : {};
  const addressOf = (mode: string): string => {
    const [light, dark] = [textOf(logo.light), textOf(logo.dark)];
    const address = mode === 'dark' && dark !== '' ? dark : light;
    return imageOfAddress(address) === null ? '' : address;
  };
  return (
    <div className="logo-samples">
      {MODES.map(([mode, title]) => {
        const { surface, ink, rule } = NEUTRALS[mode];
        const address = addressOf(mode);
        return WIDTHS.map(([width, on]) => (
          <figure key={`${mode} ${width}`} className="logo-sample" data-width={width}>
            <figcaption className="soft">
              {title}, {on}
            </figcaption>
            <div
              className="logo-header"
              style={{ color: ink, background: surface, borderColor: rule }}
            >
              {address === '' ? (
                <span>{textOf(value.name)}</span>
              ) : (
                <img src={address} alt={textOf(logo.alt)} width="160" height="40" />
              )}
              <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
                <path d="M2 5h18M2 11h18M2 17h18" stroke="currentColor" strokeWidth="2" />
              </svg>
            </div>
          </figure>
        ));
      })}
    </div>
  );
};
