import type { StaffAnswer } from '@broadsheet/contract/calls/form-answers';
import { labelsOfAnswers } from '@broadsheet/contract/form-answer-labels';
import { Button } from 'react-aria-components';
import { Scroller } from '../controls/scroller.tsx';
import { formatInstant } from '../format/format-instant.ts';

interface AnswersTableProps {
  readonly answers: readonly StaffAnswer[];
  readonly onDelete: (answer: StaffAnswer) => void;
}

const textOf = ({ answers }: StaffAnswer, label: string): string =>
  answers.find((one) => one.label === label)?.values.join(', ') ?? '';

export const AnswersTable = ({ answers, onDelete }: AnswersTableProps) => {
  const labels = labelsOfAnswers(answers);
  return (
    <Scroller label="Table of answers">
      <table className="table" aria-label="Answers">
        <thead>
          <tr>
            <th scope="col">Sent</th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Deleted on</th>
            <th scope="col">
              <span className="hidden-text">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={answer.id}>
              <th scope="row">{formatInstant(answer.answeredAt)}</th>
              {labels.map((label) => (
                <td key={label}>{textOf(answer, label)}</td>
              ))}
              <td>{formatInstant(answer.deleteAt)}</td>
              <td>
                <Button
                  className="button-quiet"
                  aria-label={`Delete the answer of ${formatInstant(answer.answeredAt)}`}
                  onPress={() => onDelete(answer)}
                >
                  Delete
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
};
