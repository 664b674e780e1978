// Apart from the schemas: browsers that need a number of these are spared all validators.
export const SKILLS_MAX = 50;
export const PREFERRED_CITIES_MAX = 10;

/** The steps of registration, in their order. */
export const REGISTRATION_STEPS = [
  'addPersonalDetails',
  'addEducationalDetails',
  'addWorkExperience',
  'addAdditionalDetails',
  'addAudioVideoProfile',
  'addCoverLetterAndSkills',
] as const;
