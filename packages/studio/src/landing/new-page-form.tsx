import { LANDING_DESCRIPTION_MAX, LANDING_TITLE_MAX } from '@broadsheet/contract/landing';
import { isLandingName } from '@broadsheet/contract/page-name';
import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { Form } from 'react-aria-components';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { COPY } from './create-page.ts';
import { TEMPLATES } from './new-landing.ts';
import { SitesInput } from './sites-input.tsx';
import { useNewPage } from './use-new-page.ts';

interface NewPageFormProps {
  readonly pages: readonly StudioPage[];
  readonly files: readonly string[];
  readonly palette: Palette;
  readonly onClose: () => void;
}

/** Landing pages first; of the others those that everybody can open at one URL. */
const pagesToCopy = (pages: readonly StudioPage[]): readonly StudioPage[] => [
  ...pages.filter(({ kind }) => isLandingName(kind)),
  ...pages.filter(({ kind, seeker, path }) => !isLandingName(kind) && !seeker && path !== null),
];

/** What a new page can start with: a template, or a copy of a page. */
const startChoices = (pages: readonly StudioPage[]) => [
  ...TEMPLATES.map(({ id, name }) => [id, name] as const),
  ...pagesToCopy(pages).map(
    ({ kind, file }) => [`${COPY}${file}`, `A copy of ${formatPage(kind)}`] as const,
  ),
];

/** The fields of a new landing page. */
export const NewPageForm = ({ pages, files, palette, onClose }: NewPageFormProps) => {
  const { typed, address, faults, isBusy, fault, write, submit } = useNewPage(
    pages,
    files,
    palette,
  );
  return (
    <Form className="form" onSubmit={submit}>
      <TextInput
        label="Title"
        description="Search engines and browser tabs show it, followed by the name of the site."
        value={typed.title}
        maxLength={LANDING_TITLE_MAX}
        error={faults.title}
        onChange={(title) => write({ title })}
        autoFocus
      />
      <TextInput
        label="URL"
        value={address}
        description="For example /diwali-jobs"
        error={faults.address}
        onChange={(next) => write({ address: next })}
      />
      <TextInput
        label="Description"
        description="One or two sentences for search results and shared links."
        value={typed.description}
        maxLength={LANDING_DESCRIPTION_MAX}
        error={faults.description}
        onChange={(description) => write({ description })}
      />
      <SitesInput
        sites={palette.brands}
        chosen={typed.brands}
        onChange={(brands) => write({ brands })}
      />
      <SelectInput
        label="Start with"
        value={typed.start}
        choices={startChoices(pages)}
        description={TEMPLATES.find(({ id }) => id === typed.start)?.about ?? ''}
        onChange={(start) => write({ start })}
      />
      <TextInput
        label="Old URL that leads here (optional)"
        value={typed.former}
        description="For example /old-page"
        onChange={(former) => write({ former })}
      />
      <FaultLine fault={fault} />
      <DialogButtons label="Create page" isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
};
