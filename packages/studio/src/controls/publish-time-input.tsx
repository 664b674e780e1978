import { TextInput } from './text-input.tsx';

/** When something is published, as `at` of its form: `instantInIndia` reads it. */
export const PublishTimeInput = () => (
  <TextInput
    label="Date and time (IST)"
    name="at"
    type="datetime-local"
    description="Indian Standard Time, wherever you are."
    isRequired
    autoFocus
  />
);
