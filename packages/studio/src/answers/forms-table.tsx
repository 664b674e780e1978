import type { StudioForm } from '@broadsheet/contract/studio/answer-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { Button } from 'react-aria-components';
import { Scroller } from '../controls/scroller.tsx';
import { formatInstant } from '../format/format-instant.ts';
import { formatFormTitle } from './format-form-title.ts';

interface FormsTableProps {
  readonly forms: readonly StudioForm[];
  readonly shown: StudioForm | null;
  readonly onShow: (form: StudioForm) => void;
}

/** The name of the page that a form is on. */
const pageOfForm = ({ page, pageTitle }: StudioForm): string =>
  pageTitle ?? formatFile(`layouts/${page}.json`);

const isSameForm = (one: StudioForm, other: StudioForm | null): boolean =>
  one.page === other?.page && one.block === other.block;

export const FormsTable = ({ forms, shown, onShow }: FormsTableProps) => (
  <Scroller label="Table of forms">
    <table className="table" aria-label="Forms">
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">Page</th>
          <th scope="col">Answers</th>
          <th scope="col">Newest</th>
          <th scope="col">
            <span className="hidden-text">Show</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <tr key={`${form.page} ${form.block}`}>
            <th scope="row">{formatFormTitle(form)}</th>
            <td>
              {pageOfForm(form)}
              {!form.isLive && <span className="soft"> No longer on the page</span>}
            </td>
            <td>
              {form.answers}
              {form.webhook === 'paused' && <span className="soft"> Passing on is paused</span>}
            </td>
            <td>{form.lastAnsweredAt ? formatInstant(form.lastAnsweredAt) : 'None yet'}</td>
            <td>
              <Button
                className="button-quiet"
                aria-label={`Show answers to ${formatFormTitle(form)}`}
                aria-pressed={isSameForm(form, shown)}
                onPress={() => onShow(form)}
              >
                Show answers
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);
