import { staffListText as text } from '../staff/staff-list.text';
import { Button, Dropdown, Row, TwoLines, useIsPhone } from '@toam/ui/core';
import { CaretDownIcon, PlusIcon, UploadSimpleIcon, UserPlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './staff-list.module.css';

/**
 * Opens the form of a new colleague. Beside it are the other ways: an account outside the hierarchy (D28) and an import from a sheet.
 * On a phone all are in one menu.
 */
export function CreateStaffButton() {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const others = [
    {
      key: 'other',
      icon: <UserPlusIcon size={18} />,
      label: (
        <TwoLines>
          <span>{text.createOther}</span>
          <span>{text.createOtherNote}</span>
        </TwoLines>
      ),
      onClick: go(paths.newOtherAccount),
    },
    { key: 'import', icon: <UploadSimpleIcon size={18} />, label: text.import, onClick: go(paths.staffImport) },
  ];
  if (isPhone) {
    const first = { key: 'new', icon: <PlusIcon size={18} />, label: text.create, onClick: go(paths.newStaff) };
    return (
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items: [first, ...others] }}>
        <Button type="primary" size="large" icon={<PlusIcon size={20} weight="bold" />} aria-label={text.create} />
      </Dropdown>
    );
  }
  return (
    <Row as="span" inline className={css.halves}>
      <Button type="primary" icon={<PlusIcon size={16} weight="bold" />} onClick={go(paths.newStaff)}>
        {text.create}
      </Button>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: others }}>
        <Button
          type="primary"
          icon={<CaretDownIcon size={14} />}
          aria-label={text.createMore}
          title={text.createMore}
        />
      </Dropdown>
    </Row>
  );
}
