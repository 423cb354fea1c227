/**
 * antd's `Input` carries its fields for several lines, passwords, searches and codes, 26 KB that no list needs. So each of them is imported
 * by itself, and the kit has no other import of them. In tests both paths are one (tools/jest/web.cjs).
 */
import Input from 'antd/es/input/Input';

export { Input };
export type { InputRef } from 'antd';
