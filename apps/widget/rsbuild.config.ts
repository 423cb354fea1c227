import { widget } from '../../tools/rsbuild/widget.ts';

export default widget('widget');
