const names = new Intl.ListFormat('en-IN');

/** Plans of one order as text: Early Applicant and Resume Builder. */
export const formatPlanNames = (plans: readonly string[]): string => names.format(plans);
