/** Brings forms to life where there are any; their script is fetched by pages with a form only. */
export function startForms(root: ParentNode = document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    // Without it the form is sent as any form is.
    import('./enquiryForm.ts').then(({ enliven }) => enliven(form)).catch(() => undefined);
  }
}
