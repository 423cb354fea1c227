import PasswordInput from 'antd/es/input/Password';

/** A password with a button that shows it. See `input.ts`. */
export { PasswordInput };
