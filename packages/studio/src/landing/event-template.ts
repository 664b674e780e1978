import type { Template } from './template.ts';

/** A page on which people register for an event of any kind: its texts promise nothing that is not known yet. */
export const EVENT: Template = {
  id: 'event',
  name: 'Event registration',
  about: 'A heading, a picture, steps, a form and questions.',
  blocks: {
    heading: { type: 'heading' },
    picture: { type: 'picture-text' },
    steps: {
      type: 'steps',
      settings: {
        title: 'How to join',
        items: [
          { title: 'Register', text: 'Fill in the form on this page.' },
          { title: 'Get the details', text: 'We email you the time and how to join.' },
          { title: 'Bring your questions', text: 'Tell us in the form what you want to know.' },
        ],
      },
    },
    register: {
      type: 'answer-form',
      settings: {
        title: 'Register',
        fields: [
          { kind: 'name', label: 'Name', required: true },
          { kind: 'email', label: 'Email', required: true },
          { kind: 'phone', label: 'Phone' },
          {
            kind: 'choice',
            label: 'Work experience',
            required: true,
            choices: ['Fresher', '1 to 3 years', '4 to 7 years', '8 years or more'],
          },
          { kind: 'long-text', label: 'What do you want to know?' },
        ],
        submitText: 'Register',
        thanks: 'Thank you. You are registered. We will email you the details.',
        purpose: 'We use your answers only to plan this event and to send you its details.',
        consent: 'I agree to get emails about this event.',
        closedText: 'Registration is closed.',
        answerDays: 90,
      },
    },
    questions: { type: 'questions' },
  },
};
