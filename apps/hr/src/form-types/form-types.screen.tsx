import { formTypeText as text } from '@toam/contracts/texts/form-type';
import { FormTypeList } from './form-type-list';
import './form-types.css';

/** /admin/form: shifts with their types, and reasons for leave. Specification 2 §2 "Form types". */
export const Component = () => (
  <div className="form-types">
    <section className="form-types-panel" aria-label={text.shifts}>
      <h2>{text.shifts}</h2>
      <FormTypeList kind="shift" />
      <FormTypeList kind="typeShift" />
    </section>
    <section className="form-types-panel" aria-label={text.leaves}>
      <h2>{text.leaves}</h2>
      <FormTypeList kind="reasonLeave" />
    </section>
  </div>
);
