//# allFunctionsCalledOnLoad

import{t as e}from"./scenario-desk2-Cxv87XvZ.js";import{s as t}from"./routes-master-Cckpkihu.js";import{j as n}from"./vendor-DGxS7BTl.js";var r=n(),i=()=>(0,r.jsx)(e,{address:t.useSearch()});export{i as component};