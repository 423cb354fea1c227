import TextBox from 'antd/es/input/TextArea';

/** Several lines of text, without a label. A form takes the field `TextArea`. See `input.ts`. */
export { TextBox };
